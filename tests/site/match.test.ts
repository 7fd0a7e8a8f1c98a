import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { buildPath, matchPath } from '../../site/match.ts'
import { cabinetAddresses, hasPage, pathTo, publicAddresses, routes } from '../../site/routes.ts'

const kz = editionOf('kz')

describe('addresses', () => {
  test.each([
    ['/user-:id/', '/user-7', { id: '7' }],
    ['/user-:id/', '/user-7/', { id: '7' }],
    ['/user-:id/', '/user-x/', null],
    ['/user-:id/', '/user-0/', null],
    ['/p/:alias', '/p/faq', { alias: 'faq' }],
    ['/p/:alias', '/p/', null],
    ['/p/:alias', '/p/%D1%84', { alias: 'ф' }],
    ['/p/:alias', '/p/%zz', null],
    ['/{catalogAlias}/*', '/repetitor', { rest: '' }],
    ['/{catalogAlias}/*', '/repetitor/matematika/almaty/', { rest: '/matematika/almaty/' }],
    ['/{catalogAlias}/*', '/repetitor-online/', null],
    ['/', '/', {}],
    ['/', '/nz', null],
  ])('%s under %s gives %j', (pattern, path, expected) => {
    expect(matchPath(pattern, kz, path)).toEqual(expected)
  })

  test('a path is built from its pattern', () => {
    expect(buildPath('/zayavka/:id/', { id: 12 })).toBe('/zayavka/12/')
    expect(pathTo('staticPage', { alias: 'faq' })).toBe('/p/faq')
  })

  test('a link counts only when its address has a page, whatever its query and anchor', () => {
    expect(hasPage(kz, '/p/faq?x=1#top')).toBe(true)
    expect(hasPage(kz, '/nowhere')).toBe(false)
  })

  test('no address is both public and of a cabinet', () => {
    const all: string[] = [...publicAddresses, ...cabinetAddresses]
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((address) => address in routes)).toBe(true)
  })
})
