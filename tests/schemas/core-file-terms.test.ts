import { describe, expect, test } from 'vitest'
import { brokenLines, closesSite } from '../../schemas/core-file-terms.ts'

describe('robots.txt closes the whole site', () => {
  test.each([
    ['by a rule for everybody', 'User-agent: *\nDisallow: /'],
    ['however it is spelt', 'user-agent:*\n\nDISALLOW : /*'],
    ['with comments', 'User-agent: * # all\n# on trial\nDisallow: / # for now'],
    ['by one rule among others', 'User-agent: *\nDisallow: /panel\nDisallow: /\nSitemap: [:SITE]/sitemap.xml'],
    ['to everybody and somebody besides', 'User-agent: *\nUser-agent: Otherbot\nDisallow: /'],
    ['below rules for somebody', 'User-agent: Otherbot\nDisallow: /o/\n\nUser-agent: *\nDisallow: /'],
  ])('%s', (_, robots) => expect(closesSite(robots)).toBe(true))

  test.each([
    ['by a rule for a part of it', 'User-agent: *\nDisallow: /panel'],
    ['by a rule for nothing', 'User-agent: *\nDisallow:'],
    ['by a rule for somebody', 'User-agent: *\nDisallow: /panel\n\nUser-agent: Otherbot\nDisallow: /'],
    ['where a part stays open', 'User-agent: *\nDisallow: /\nAllow: /blog'],
    ['by a comment', 'User-agent: *\n# Disallow: /'],
    ['by nothing', ''],
  ])('not %s', (_, robots) => expect(closesSite(robots)).toBe(false))
})

test.each([
  ['User-agent: *\n\n# a word\nDisallow : /panel # staff\nCrawl-delay: 2', []],
  ['Sitemap: [:SITE]/sitemap.xml\nSitemap: https://docento.test/map.xml\nSitemap: /sitemap.xml', [3]],
  ['Disallow /panel\nDissalow: /panel\nAllow: /[:CITY]', [1, 2, 3]],
])('of %j the lines %j are read by no search engine', (robots, lines) => expect(brokenLines(robots)).toEqual(lines))
