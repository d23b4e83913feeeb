/// The right constraints of the exercise, as a record has them.
let rightQuarter = """
  constraint 1.5 0 0.5 1.0 16.0 1000.0 - - -
  constraint 1.7 0 0.7 0.25 0.0 1000.0 - - -
  constraint 2.5 0 1.6 1.0 8.0 1000.0 - - -
  constraint 2.6 0 0.6 1.0 -16.0 1000.0 - - -

  """
