"""The layouts that Tests/Benchmarks/solver times, as views with constraints and as rows.

A layout is written as one list of numbers, which both drivers read before any time counts:

    items, constraints, rows, terms, variables, held variables, steps       the header
    for each item:        parent, width and height of its content, its two huggings and resistances
    for each constraint:  item, attribute, relation, item, attribute, multiplier, constant, priority
    for each row:         relation, constant, level, weight for Kiwi, constraint, number of its terms
    for each term:        variable, coefficient
    for each held variable: variable, value
    for each step:        the values of the held variables, or the row to remove and add again

Item 0 is the window. Item n has the variables 4n to 4n + 3: x, y, width, height. -1 means none.
Relations are -1 for <=, 0 for =, 1 for >=. Attributes have NSLayoutAttribute's numbers.
"""
import array
import random

LEFT, RIGHT, TOP, BOTTOM, WIDTH, HEIGHT, CENTER_Y = 1, 2, 3, 4, 7, 8, 10
AT_MOST, EQUAL, AT_LEAST = -1, 0, 1
# By attribute: the parts of a frame (x, y, width, height) whose sum it is.
PARTS = {LEFT: [(0, 1)], RIGHT: [(0, 1), (2, 1)], TOP: [(1, 1)], BOTTOM: [(1, 1), (3, 1)],
         WIDTH: [(2, 1)], HEIGHT: [(3, 1)], CENTER_Y: [(1, 1), (3, .5)]}
WINDOW = 0


class Layout:
    """A layout in the making."""

    def __init__(self, name, size):
        self.name, self.size, self.random = name, size, random.Random(f"{name} {size}")
        self.items, self.constraints, self.rows = [[-1, -1, -1, 250, 250, 750, 750]], [], []
        self.held, self.steps = [(2, 1000.0), (3, 800.0)], []
        self.variables = 4

    def view(self, parent=WINDOW):
        self.items.append([parent, -1, -1, 250, 250, 750, 750])
        self.variables += 4
        return len(self.items) - 1

    def row(self, terms, relation, constant, priority=1000, constraint=-1):
        summed = {}
        for variable, coefficient in terms:
            summed[variable] = summed.get(variable, 0.0) + coefficient
        terms = [(variable, value) for variable, value in summed.items() if value != 0]
        self.rows.append((terms, relation, constant, priority, constraint))

    def terms(self, item, attribute, other):
        """An anchor in the coordinates of the superview, which may be the other item."""
        is_parent = other is not None and self.items[other][0] == item
        return [(4 * item + part, factor) for part, factor in PARTS[attribute]
                if not (is_parent and part < 2)]

    def tie(self, item, attribute, relation, other, other_attribute, constant=0.0, priority=1000,
            multiplier=1.0):
        self.constraints.append((item, attribute, relation, other, other_attribute, multiplier,
                                 constant, priority))
        minus = [(variable, -multiplier * factor)
                 for variable, factor in self.terms(other, other_attribute, item)]
        self.row(self.terms(item, attribute, other) + minus, relation, constant, priority,
                 len(self.constraints) - 1)

    def set(self, item, attribute, relation, length, priority=1000):
        self.constraints.append((item, attribute, relation, -1, 0, 0.0, length, priority))
        self.row(self.terms(item, attribute, None), relation, length, priority,
                 len(self.constraints) - 1)

    def content(self, item, width, height, hugging=(250, 250), resistance=(750, 750)):
        self.items[item][1:] = [width, height, *hugging, *resistance]
        for part, length, hug, resist in zip((2, 3), (width, height), hugging, resistance):
            self.row([(4 * item + part, 1.0)], AT_MOST, length, hug)
            self.row([(4 * item + part, 1.0)], AT_LEAST, length, resist)

    def not_negative(self, item):
        """Sizes as rows: our model has these bounds by itself."""
        for part in (2, 3):
            self.row([(4 * item + part, 1.0)], AT_LEAST, 0.0)

    def number(self, low, high):
        return float(self.random.randint(low, high))

    def levels(self):
        """By priority: the level, and Kiwi's strength, from 1e6 down to 1 in equal factors."""
        optional = sorted({row[3] for row in self.rows if row[3] < 1000}, reverse=True)
        last = max(1, len(optional) - 1)
        return {1000: (0, 0.0), **{priority: (level + 1, 10 ** (6 - 6 * level / last))
                                   for level, priority in enumerate(optional)}}

    def numbers(self):
        levels = self.levels()
        every = [len(self.items), len(self.constraints), len(self.rows),
                 sum(len(row[0]) for row in self.rows), self.variables, len(self.held),
                 len(self.steps)]
        for record in self.items + self.constraints:
            every += record
        for terms, relation, constant, priority, constraint in self.rows:
            every += [relation, constant, *levels[priority], constraint, len(terms)]
        for record in [term for row in self.rows for term in row[0]] + self.held + self.steps:
            every += record
        return every

    def write(self, path):
        with open(path, "wb") as file:
            array.array("d", self.numbers()).tofile(file)

    def resizes(self, widths=(600, 1600), heights=(500, 1200)):
        self.steps = [(self.number(*widths), self.number(*heights)) for _ in range(1000)]


def flat(layout, parent=lambda previous: WINDOW, inset=lambda layout: layout.number(0, 200)):
    previous = WINDOW
    for _ in range(layout.size):
        within = parent(previous)
        view = layout.view(within)
        layout.tie(view, LEFT, EQUAL, within, LEFT, inset(layout))
        layout.tie(view, TOP, EQUAL, within, TOP, inset(layout))
        layout.tie(view, RIGHT, EQUAL, within, RIGHT, -inset(layout))
        layout.tie(view, BOTTOM, EQUAL, within, BOTTOM, -inset(layout))
        previous = view
    layout.resizes()


def nested(layout):
    # So small an inset that 10,000 views fit.
    inset = 0.25 if layout.size < 1000 else 0.015625
    flat(layout, parent=lambda previous: previous, inset=lambda layout: inset)


def chain(layout):
    previous = None
    for _ in range(layout.size):
        view = layout.view()
        if previous is None:
            layout.tie(view, LEFT, EQUAL, WINDOW, LEFT, 8.0)
        else:
            layout.tie(view, LEFT, EQUAL, previous, RIGHT, 8.0)
            layout.tie(view, WIDTH, EQUAL, previous, WIDTH)
        layout.tie(view, TOP, EQUAL, WINDOW, TOP, 8.0)
        layout.tie(view, BOTTOM, EQUAL, WINDOW, BOTTOM, -8.0)
        previous = view
    layout.tie(previous, RIGHT, EQUAL, WINDOW, RIGHT, -8.0)
    least = 8.0 * layout.size + 100  # The window is wide enough for all gaps.
    layout.held[0] = (2, max(1000.0, least))
    layout.resizes(widths=(int(least), int(least) + 1000))


def chain_shuffled(layout):
    chain(layout)
    layout.random.shuffle(layout.rows)
    order = [row[4] for row in layout.rows]
    layout.constraints = [layout.constraints[number] for number in order]
    layout.rows = [(*row[:4], place) for place, row in enumerate(layout.rows)]


def cells(layout):
    side = max(2, round(layout.size ** 0.5))
    return side, [[layout.view() for _ in range(side)] for _ in range(side)]


def grid(layout):
    side, grid_cells = cells(layout)
    first = grid_cells[0][0]
    for row in range(side):
        for column in range(side):
            cell = grid_cells[row][column]
            left = grid_cells[row][column - 1] if column else WINDOW
            above = grid_cells[row - 1][column] if row else WINDOW
            layout.tie(cell, LEFT, EQUAL, left, RIGHT if column else LEFT, 4.0)
            layout.tie(cell, TOP, EQUAL, above, BOTTOM if row else TOP, 4.0)
            if cell != first:
                layout.tie(cell, WIDTH, EQUAL, first, WIDTH)
                layout.tie(cell, HEIGHT, EQUAL, first, HEIGHT)
            layout.set(cell, WIDTH, AT_LEAST, 1.0)
            layout.set(cell, HEIGHT, AT_LEAST, 1.0)
    layout.tie(grid_cells[0][-1], RIGHT, EQUAL, WINDOW, RIGHT, -4.0)
    layout.tie(grid_cells[-1][0], BOTTOM, EQUAL, WINDOW, BOTTOM, -4.0)
    layout.resizes()


def form(layout):
    first = previous = None
    for _ in range(max(1, layout.size // 2)):
        label, field = layout.view(), layout.view()
        layout.tie(label, LEFT, EQUAL, WINDOW, LEFT, 16.0)
        layout.tie(field, LEFT, AT_LEAST, label, RIGHT, 8.0)
        if first:
            layout.tie(field, LEFT, EQUAL, first, LEFT)
        layout.tie(field, RIGHT, EQUAL, WINDOW, RIGHT, -16.0)
        layout.tie(field, TOP, EQUAL, previous or WINDOW, BOTTOM if previous else TOP,
                   8.0 if previous else 20.0)
        layout.tie(label, CENTER_Y, EQUAL, field, CENTER_Y)
        layout.content(label, layout.number(30, 160), layout.number(16, 24), hugging=(251, 251))
        layout.content(field, layout.number(60, 200), layout.number(28, 34),
                       resistance=(749, 750))
        layout.not_negative(label)
        layout.not_negative(field)
        first, previous = first or field, field
    layout.resizes(widths=(250, 900))
    return previous


def form_pinned(layout):
    layout.tie(form(layout), BOTTOM, EQUAL, WINDOW, BOTTOM, -20.0)
    height = 40.0 + max(1, layout.size // 2) * 39.0  # About the content's: some heights are less.
    layout.held[1] = (3, height)
    layout.resizes(widths=(250, 900), heights=(int(height * 0.9), int(height * 1.1)))


def enaml(layout):
    """A form as enaml makes it: gaps that are required at least, and asked for exactly."""
    margin, middle = layout.view(), layout.view()  # Points that the rows are aligned with.
    for point in (margin, middle):
        layout.tie(point, TOP, EQUAL, WINDOW, TOP, 10.0)
        layout.set(point, WIDTH, EQUAL, 0.0)
        layout.set(point, HEIGHT, EQUAL, 0.0)
    layout.tie(margin, LEFT, EQUAL, WINDOW, LEFT, 10.0)
    layout.tie(middle, LEFT, AT_LEAST, WINDOW, LEFT)
    layout.set(WINDOW, WIDTH, EQUAL, 0.0, 500)
    layout.set(WINDOW, HEIGHT, EQUAL, 0.0, 500)

    def gap(item, attribute, other, other_attribute, constant):
        # The window comes second, and what is to its left or above it first.
        sign = -1 if other == WINDOW else 1
        relation = AT_MOST if other == WINDOW else AT_LEAST
        layout.tie(item, attribute, relation, other, other_attribute, sign * constant)
        layout.tie(item, attribute, EQUAL, other, other_attribute, sign * constant, 500)

    previous = None
    rows = max(1, layout.size // 2)
    for _ in range(rows):
        label, field = layout.view(), layout.view()
        for view in (label, field):
            layout.tie(view, LEFT, AT_LEAST, WINDOW, LEFT)
            layout.tie(view, TOP, AT_LEAST, WINDOW, TOP)
            layout.not_negative(view)
        width = layout.number(20, 80)
        layout.set(label, WIDTH, AT_LEAST, width, 750)
        layout.set(label, WIDTH, EQUAL, width, 250)
        for view, height in ((label, 16.0), (field, 21.0)):
            layout.set(view, HEIGHT, AT_LEAST, height, 750)
            layout.set(view, HEIGHT, EQUAL, height, 750)
        layout.set(field, WIDTH, AT_LEAST, 125.0, 750)
        gap(label, LEFT, margin, LEFT, 0.0)
        gap(field, LEFT, label, RIGHT, 10.0)
        layout.tie(field, LEFT, EQUAL, middle, LEFT, 0.0, 750)
        gap(field, RIGHT, WINDOW, RIGHT, 10.0)
        layout.tie(field, CENTER_Y, EQUAL, label, CENTER_Y, 0.0, 750)
        for view, above in ((field, previous and previous[1]), (label, previous and previous[0])):
            gap(view, TOP, above or margin, BOTTOM if above else TOP, 10.0 if above else 0.0)
        previous = (label, field)
    gap(previous[1], BOTTOM, WINDOW, BOTTOM, 10.0)
    layout.held[1] = (3, float(max(800, rows * 45)))
    layout.resizes(widths=(400, 1200), heights=(max(400, rows * 40), max(1200, rows * 60)))


def aspect(layout):
    """Axes in the cells of a grid, with margins, equal sizes and one ratio (nucleic/kiwi#71)."""
    side, grid_cells = cells(layout)
    axes = [[layout.view(cell) for cell in row] for row in grid_cells]
    for row in range(side):
        for column in range(side):
            cell, axis = grid_cells[row][column], axes[row][column]
            left = grid_cells[row][column - 1] if column else WINDOW
            above = grid_cells[row - 1][column] if row else WINDOW
            for view, parent in ((cell, WINDOW), (axis, cell)):
                layout.tie(view, LEFT, AT_LEAST, parent, LEFT)
                layout.tie(view, TOP, AT_LEAST, parent, TOP)
                layout.not_negative(view)
            layout.tie(cell, LEFT, EQUAL, left, RIGHT if column else LEFT)
            layout.tie(cell, TOP, EQUAL, above, BOTTOM if row else TOP)
            if column == side - 1:
                layout.tie(cell, RIGHT, EQUAL, WINDOW, RIGHT)
            if row == side - 1:
                layout.tie(cell, BOTTOM, EQUAL, WINDOW, BOTTOM)
            for edge, sign in ((LEFT, 1), (TOP, 1), (RIGHT, -1), (BOTTOM, -1)):
                margin = sign * layout.number(5, 40)
                layout.tie(axis, edge, sign, cell, edge, margin)
                layout.tie(axis, edge, EQUAL, cell, edge, margin, 500)
            if axis != axes[0][0]:
                layout.tie(axis, WIDTH, EQUAL, axes[0][0], WIDTH, 0.0, 750)
                layout.tie(axis, HEIGHT, EQUAL, axes[0][0], HEIGHT, 0.0, 750)
            layout.tie(axis, WIDTH, EQUAL, axis, HEIGHT, 0.0, 600, multiplier=1.5)
    layout.held = [(2, side * 150.0), (3, side * 150.0)]
    layout.resizes((side * 100, side * 200), (side * 100, side * 200))


def dense(layout):
    """Random rows around a known point; in no form that views have."""
    layout.items, layout.variables = [], layout.size
    point = [layout.number(0, 1000) for _ in range(layout.size)]
    for _ in range(2 * layout.size):
        count = min(layout.size, layout.random.randint(2, 5))
        terms = [(variable, layout.random.choice([1.0, -1.0, 1.0, -1.0, .5, -.5, 2.0, -2.0]))
                 for variable in layout.random.sample(range(layout.size), count)]
        value, kind = sum(factor * point[place] for place, factor in terms), layout.random.random()
        if kind < 0.55:
            relation = EQUAL if kind < 0.15 else AT_LEAST if kind < 0.4 else AT_MOST
            layout.row(terms, relation, value - relation * layout.number(0, 50))
        else:
            layout.row(terms, layout.random.choice([AT_MOST, EQUAL, AT_LEAST]),
                       value + layout.number(-100, 100), layout.random.choice([250, 500, 750]))
    layout.held = [(0, point[0]), (1, point[1])]


FAMILIES = {family.__name__: family for family in (
    flat, nested, chain, chain_shuffled, grid, form, form_pinned, enaml, aspect, dense)}


def made(name, size, steps=None):
    """A layout of a family; its steps are resizes unless they are "drag" or "churn"."""
    layout = Layout(name, size)
    FAMILIES[name](layout)
    if steps == "drag":
        # To and fro by one point a step, as a pointer drags a window's corner.
        (_, width), (_, height) = layout.held
        layout.steps = [(width + abs((step + 250) % 500 - 250), height + abs((step + 125) % 250 - 125))
                        for step in range(1, 1001)]
    elif steps == "churn":
        changeable = [number for number, row in enumerate(layout.rows) if row[4] >= 0]
        layout.steps = [(layout.random.choice(changeable),) for _ in range(500)]
    return layout
