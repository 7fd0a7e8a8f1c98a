import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'

const root = join(import.meta.dirname, '../..')
const day = 86_400_000

/** Built files, whose names change with their content, and the site's pictures and icons, whose names do not. */
const folders = [
  { prefix: '/assets/', folder: 'dist/site', immutable: true },
  { prefix: '/panel/assets/', folder: 'dist/panel/assets', immutable: true },
  { prefix: '/img/', folder: 'site/public/img', immutable: false },
]

export const staticFiles = fp(async (app) => {
  for (const { prefix, folder, immutable } of folders) {
    if (!existsSync(join(root, folder))) continue
    await app.register(fastifyStatic, {
      root: join(root, folder),
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: immutable,
      immutable,
      maxAge: immutable ? 365 * day : day,
    })
  }
})
