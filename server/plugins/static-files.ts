import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { NotFound } from '../errors.ts'
import { UPLOADS } from '../files/urls.ts'
import { answerErrors } from '../http/answer-error.ts'
import type { Ground } from '../http/circumstances.ts'
import { DAY_MS } from '../spans.ts'
import { underAnyLoad } from './load-shedding.ts'

const root = join(import.meta.dirname, '../..')

/** Built files, whose names change with their content, and the site's pictures and icons, whose names do not. */
const folders = [
  { prefix: '/assets/', folder: 'dist/site', immutable: true, built: true },
  { prefix: '/panel/assets/', folder: 'dist/panel/assets', immutable: true, built: true },
  { prefix: '/img/', folder: 'site/public/img', immutable: false, built: false },
]

export const staticFiles = fp<Ground>(async (app, ground) => {
  const uploads = ground.outside.files.uploads.folder
  const answerError = answerErrors(ground)
  /** A path that leads out of the folder, or is none, is one of no file (spec: decisions API-2). */
  const answerUnfound = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error.statusCode === 400 || error.statusCode === 403 ? new NotFound() : error, request, reply)

  // those of another place are served by `keptFiles`
  if (uploads !== null) mkdirSync(uploads, { recursive: true })
  const kept = uploads === null ? [] : [{ prefix: UPLOADS, folder: uploads, immutable: true, built: false }]
  for (const { prefix, folder, immutable, built } of [...folders, ...kept]) {
    if (!existsSync(resolve(root, folder))) continue
    await app.register(async (files) => {
      files.setErrorHandler(answerUnfound)
      // costs less than a refusal: kept pages come whole, and the page that refuses has its drawing
      if (prefix !== UPLOADS) files.addHook('onRoute', (route) => void Object.assign(route, underAnyLoad))
      await files.register(fastifyStatic, {
        root: resolve(root, folder),
        prefix,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        preCompressed: built,
        immutable,
        maxAge: immutable ? 365 * DAY_MS : DAY_MS,
      })
    })
  }
})
