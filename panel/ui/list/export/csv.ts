/** A cell that a spreadsheet would take for a formula; a phone, alone or before an address of mail, is none, nor is a number below zero. */
const isFormula = (cell: string) => /^[=@\t\r]|^[+-](?![\d\s().-]*(?:\s[\w.+-]+@[\w.-]+)?$)/.test(cell)

const written = (cell: string, separator: string) => {
  const safe = isFormula(cell) ? `'${cell}` : cell
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines as a file that spreadsheets open: the mark at its beginning says that it is UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[], separator: string) =>
  `\uFEFF${lines.map((line) => line.map((cell) => written(cell, separator)).join(separator)).join('\r\n')}\r\n`
