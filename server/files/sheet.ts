import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Row = Record<string, string | number | Date | null>
export interface Sheet {
  name: string
  /** A date is written as one, as the clocks of this zone show it: a spreadsheet knows no zones. */
  timeZone: string
  columns: { key: string; title: string; isDate: boolean }[]
}

/** Makes an xlsx file in a thread of its own, so that this one goes on serving; the next chunk of rows is asked for when the last one is written. */
export async function buildSheet(sheet: Sheet, chunks: AsyncIterable<Row[]>): Promise<Uint8Array> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: sheet })
  const send = async (rows: Row[] | null): Promise<unknown> => {
    const answered = once(worker, 'message')
    worker.postMessage(rows)
    return (await answered)[0]
  }
  try {
    for await (const rows of chunks) await send(rows)
    return (await send(null)) as Uint8Array
  } finally {
    await worker.terminate()
  }
}
