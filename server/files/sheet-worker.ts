import { Writable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import exceljs from 'exceljs'
import { wallTime } from '../../theme/zones.ts'
import { unixOf } from '../unix.ts'
import type { Row, Sheet } from './sheet.ts'

/** The thread in which a spreadsheet is made: each message is a chunk of rows, null the end of them. */
const { name, timeZone, columns } = workerData as Sheet
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
  for (const row of rows ?? []) sheet.addRow(shown(row)).commit()
  if (rows === null) {
    sheet.commit()
    await book.commit()
  }
  parentPort?.postMessage(rows === null ? new Uint8Array(Buffer.concat(parts)) : null)
})

const shown = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, written(cell)]))

/** XML can't say these two signs in any way: with one of them in it the whole file could not be opened. */
function written(cell: Row[string]) {
  if (typeof cell === 'string') return cell.replaceAll(/[\ufffe\uffff]/g, '')
  return cell instanceof Date ? wallDate(cell) : cell
}

/** A moment whose UTC clock shows what the zone's clocks do. */
function wallDate(moment: Date): Date {
  const { year, month, day, hour, minute, second } = wallTime(timeZone, unixOf(moment))
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}
