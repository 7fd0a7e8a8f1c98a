import type { Html } from '../../site/server/entry.ts'

/** A rendered page as text; empty for an answer without a body. */
export const htmlText = (html: Html | null): string => (html ? Buffer.concat([html.before, html.style, html.after]).toString() : '')
