import type { Html } from '../../../server/page-server/built.ts'

/** A page of a text, around a style. */
export const htmlOf = (before: string, style = '', after = ''): Html => ({
  before: Buffer.from(before),
  style: Buffer.from(style),
  after: Buffer.from(after),
})
