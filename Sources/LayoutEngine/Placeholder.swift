/// The engine of the course: constraints in, frames out.
package enum LayoutEngineModule {}
