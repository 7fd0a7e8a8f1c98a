import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Reader } from './handles.ts'

/** Sends a query on some connection. */
export type Send = pg.Pool['query']

/** A reader that has at most `most` queries under way, so that one page that reads side by side cannot take all connections of its edition. */
export function readerOn(send: Send, most: number): Reader {
  let running = 0
  const waiting: (() => void)[] = []

  const query = async (...question: Parameters<Send>) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await send(...question)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return drizzle({ query } as unknown as pg.Pool)
}
