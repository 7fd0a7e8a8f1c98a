import { extname } from 'node:path'

/** Those of our own, and what an operator may put beside them. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
}

/** The content type of a kept file, by its name. */
export const typeOf = (name: string): string => types[extname(name).toLowerCase()] ?? 'application/octet-stream'
