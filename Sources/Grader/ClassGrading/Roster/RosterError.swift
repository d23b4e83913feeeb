/// Why a file isn't a roster.
package typealias RosterError = InputFileError
