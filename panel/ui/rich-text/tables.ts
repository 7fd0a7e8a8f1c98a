import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, goToNextCell, selectedRect, tableEditing } from '@tiptap/pm/tables'
import { type Editor, Node } from '@tiptap/react'

/** What `prosemirror-tables` knows each node by. */
const roles: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

const cellAttributes = () => ({
  colspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan') ?? 1),
    renderHTML: ({ colspan }: Record<string, number>) => (colspan === 1 ? {} : { colspan }),
  },
  rowspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1),
    renderHTML: ({ rowspan }: Record<string, number>) => (rowspan === 1 ? {} : { rowspan }),
  },
  colwidth: { default: null, rendered: false },
})

const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})
const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes(), scope: { default: 'col' } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const step = (way: 1 | -1) => () => goToNextCell(way)(this.editor.state, this.editor.view.dispatch)
    return { Tab: step(1), 'Shift-Tab': step(-1) }
  },
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
})

/** Tables of an article, whose cells hold words and no paragraphs. */
export const tables = [Table, TableRow, TableHeader, TableCell]

const rowOf = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => ({ type })) })

/** A table of three columns with a head. */
export const insertTable = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')] })
    .run()

const commands = { row: addRowAfter, column: addColumnAfter, no_row: deleteRow, no_column: deleteColumn }
export const tableVerbs = Object.keys(commands) as (keyof typeof commands)[]

/** Changes the table that the caret is in; its last row or column takes the table with it. */
export function changeTable(editor: Editor, verb: keyof typeof commands) {
  const { state, view } = editor
  const { map } = selectedRect(state)
  const isLast = (verb === 'no_row' && map.height === 1) || (verb === 'no_column' && map.width === 1)
  const command = isLast ? deleteTable : commands[verb]
  command(state, view.dispatch)
  editor.commands.focus()
}
