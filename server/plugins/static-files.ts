import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Settings } from '../settings.ts'

const root = join(import.meta.dirname, '../..')
const day = 86_400_000

/** Built files, whose names change with their content, and the site's pictures and icons, whose names do not. */
const folders = [
  { prefix: '/assets/', folder: 'dist/site', immutable: true, built: true },
  { prefix: '/panel/assets/', folder: 'dist/panel/assets', immutable: true, built: true },
  { prefix: '/img/', folder: 'site/public/img', immutable: false, built: false },
]

export const staticFiles = fp<{ settings: Settings }>(async (app, { settings }) => {
  mkdirSync(settings.uploadsDir, { recursive: true })
  for (const { prefix, folder, immutable, built } of [
    ...folders,
    { prefix: '/api/uploads/', folder: settings.uploadsDir, immutable: true, built: false },
  ]) {
    if (!existsSync(resolve(root, folder))) continue
    await app.register(fastifyStatic, {
      root: resolve(root, folder),
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: built,
      immutable,
      maxAge: immutable ? 365 * day : day,
    })
  }
})
