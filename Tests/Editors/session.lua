-- A session with `lessons lsp` in Neovim: each step waits for what the editor has to show.

local function fail(words)
  io.stderr:write(words .. "\n")
  vim.cmd("cquit 1")
end

local function expect(found, wanted, what)
  if not (found or ""):find(wanted, 1, true) then
    fail(what .. ": wanted " .. wanted .. ", found " .. vim.inspect(found))
  end
  print("ok: " .. what)
end

local hints = {}
vim.notify = function(words) table.insert(hints, words) end
vim.lsp.handlers["window/showMessage"] = function(_, result) table.insert(hints, result.message) end

local folder = vim.fn.getcwd()
local client = vim.lsp.start_client({
  name = "lessons", cmd = { os.getenv("LESSONS"), "lsp" }, root_dir = folder,
  flags = { debounce_text_changes = 50 },
})
vim.lsp.buf_attach_client(0, client)

local function shown(wanted)
  local found
  vim.wait(10000, function()
    found = vim.tbl_map(function(d) return d.lnum + 1 .. ": " .. d.message end, vim.diagnostic.get(0))
    return table.concat(found, "\n"):find(wanted, 1, true) ~= nil
  end, 20)
  return table.concat(found or {}, "\n")
end

local function replace(line)
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { line })
end

expect(shown("has a blank"), "4: Line 4 has a blank.", "the starter's blank")
replace("Buton.trailing = Superview.trailing - 16")
expect(shown("unknown view"), "Did you mean Button?", "a name that isn't there")
replace("Button.trailing = Superview.trailing - 20")
expect(shown("at 300"), "4: Line 4 puts Button.trailing at 300 points.", "the line that is to blame")
replace("Button.trailing = Superview.trailing - 16")
expect(shown("All constraints"), "1: All constraints are satisfied", "the verdict on a right answer")

vim.api.nvim_win_set_cursor(0, { 4, 9 })
local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 10000) or {}
  return (answers[client] or {}).result
end
local place = vim.lsp.util.make_position_params()
local hover = ask("textDocument/hover", place)
expect(hover and hover.contents.value, "Window 320 by 80: 304", "a value where one points")

local labels = vim.tbl_map(function(i) return i.label end, ask("textDocument/completion", place) or {})
expect(table.concat(labels, " "), "centerX", "attributes behind a dot")

local range = vim.lsp.util.make_range_params()
range.context = { diagnostics = {} }
local action = (ask("textDocument/codeAction", range) or {})[1]
expect(action and action.title, "Show the next hint", "a code action")
ask("workspace/executeCommand", { command = action.command, arguments = action.arguments })
vim.wait(5000, function() return #hints > 0 end, 20)
expect(hints[1], "How far is it from the right edge", "the hint")

vim.lsp.stop_client(client)
vim.wait(5000, function() return vim.lsp.get_client_by_id(client) == nil end, 20)
if vim.lsp.get_client_by_id(client) then fail("the server goes on after shutdown") end
vim.cmd("qall!")
