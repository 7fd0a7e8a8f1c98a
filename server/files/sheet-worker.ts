import { Writable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import exceljs from 'exceljs'
import type { Row, Sheet } from './sheet.ts'

/** The thread in which a spreadsheet is made: each message is a chunk of rows, null the end of them. */
const { name, columns } = workerData as Sheet
const parts: Buffer[] = []
const stream = new Writable({
  write(part: Buffer, _, done) {
    parts.push(part)
    done()
  },
})
const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
sheet.columns = columns.map(({ key, title, isDate }) => ({
  key,
  header: title,
  width: 18,
  ...(isDate && { style: { numFmt: 'yyyy-mm-dd hh:mm' } }),
}))
sheet.getRow(1).font = { bold: true }

parentPort?.on('message', async (rows: Row[] | null) => {
  for (const row of rows ?? []) sheet.addRow(row).commit()
  if (rows === null) {
    sheet.commit()
    await book.commit()
  }
  parentPort?.postMessage(rows === null ? new Uint8Array(Buffer.concat(parts)) : null)
})
