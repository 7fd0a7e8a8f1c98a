import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { calls } from '../../schemas/calls.ts'
import { allRoutes } from '../../server/app.ts'
import { openApiDocument } from '../../server/openapi/document.ts'
import { routes } from '../../server/routes.ts'

test('the OpenAPI document keeps every recommended rule', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(openApiDocument(routes)), config })
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
})

test('every declared call has a verb, and every verb one call', () => {
  const attached = allRoutes.map(({ call }) => call)
  expect(calls.filter(([, call]) => !attached.includes(call)).map(([name]) => name)).toEqual([])
  expect(new Set(attached).size).toBe(attached.length)
})

test('no two calls share method and address', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every call says in a line what it does and where the specification says so', () => {
  for (const [name, { about }] of calls)
    expect([name, about]).toEqual([name, expect.stringMatching(/^\S.{10,160}\((public|back-office|decisions|record) .+\)$/)])
})
