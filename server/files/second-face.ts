import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** How a page or a script begins wherever a careless reader might look for one. */
const scripts = ['<script', '<html', '<iframe', '<?php', '<!doctype html']
const longest = Math.max(...scripts.map(({ length }) => length))
/** A reader of PDF looks for its mark so far from the start, a reader of archives for its list of contents so far from the end. */
const PDF_WITHIN = 1024
const ZIP_WITHIN = 22 + 65_535

/**
 * Is this picture something else to another reader: a page, a script, a PDF or an archive? Read in chunks.
 * What follows a picture's end is not refused as such: telephones append a film or a depth map.
 */
export async function hasSecondFace(path: string): Promise<boolean> {
  return (await isPdfOrArchive(path)) || (await holdsScript(path))
}

async function isPdfOrArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = Buffer.alloc(PDF_WITHIN)
    const end = Buffer.alloc(Math.min(size, ZIP_WITHIN))
    await file.read(start, 0, start.length, 0)
    await file.read(end, 0, end.length, size - end.length)
    return start.includes('%PDF-') || end.includes('PK\x05\x06')
  } finally {
    await file.close()
  }
}

async function holdsScript(path: string): Promise<boolean> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    const text = rest + String(chunk).toLowerCase()
    if (scripts.some((script) => text.includes(script))) return true
    rest = text.slice(1 - longest)
  }
  return false
}
