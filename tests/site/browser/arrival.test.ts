import { describe, expect, test, vi } from 'vitest'
import { ShortRequest } from '../../../schemas/index.ts'
import { isOfflineVisit, noteArrival, rememberLanguage } from '../../../site/browser/arrival.ts'
import { tellAd } from '../../../site/browser/tell-ad.ts'
import { eventually } from '../../setup/eventually.ts'

vi.mock('../../../site/browser/tell-ad.ts', () => ({ tellAd: vi.fn() }))

const arrive = (path: string, referrer = '') => {
  const location = new URL(path, 'https://kz.example') as unknown as Location
  const documentElement = { dataset: { catalog: 'repetitor', catalogOnline: 'repetitor-online', cpa: 'admitad' } } as unknown as HTMLElement
  noteArrival({ location, referrer, documentElement })
}

describe('arrival', () => {
  test('the campaign is kept for the session', () => {
    arrive('/?utm_source=mail&utm_medium=cpc&utm_campaign=spring&other=1')
    arrive('/about')
    expect(JSON.parse(sessionStorage.utm)).toEqual({ utm_source: 'mail', utm_medium: 'cpc', utm_campaign: 'spring' })
    expect(sessionStorage.getItem('other')).toBeNull()
  })

  test('a campaign of a name without end is kept as far as a request takes it', () => {
    arrive(`/?utm_source=${'x'.repeat(5000)}`)
    const { utm_source } = JSON.parse(sessionStorage.utm)
    const request = { lesson_levels: { 8: [] }, client_name: 'Дана', phone_plain: '7051112233', privacy: true }
    expect([utm_source.length, ShortRequest.safeParse({ ...request, utm: { utm_source } }).success]).toEqual([200, true])
  })

  test('a new campaign takes the place of the whole one before', () => {
    arrive('/?utm_source=mail&utm_medium=cpc&utm_campaign=spring')
    arrive('/?utm_source=search')
    expect({ ...sessionStorage }).toEqual({ utm: '{"utm_source":"search"}' })
  })

  test.each(['/?gclid=abc', '/?utm_source=search&utm_medium=cpc', '/?utm_medium=cpm', '/?aff_sub=1&aff_id=2', '/?admitad_uid=7'])(
    'the server hears of the advertisement of %s',
    async (path) => {
      arrive(path)
      await eventually(() => expect(tellAd).toHaveBeenCalledWith(new URL(path, 'https://kz.example').searchParams, 'admitad'))
    },
  )

  test.each(['/?utm_source=mail&utm_medium=email', '/?aff_sub=1', '/?aff_id=2', '/?fbclid=1', '/?other_uid=7', '/'])(
    'nothing is told of %s',
    async (path) => {
      vi.mocked(tellAd).mockClear()
      arrive(path)
      arrive('/?gclid=after')
      await eventually(() => expect(vi.mocked(tellAd).mock.calls.map(([query]) => String(query))).toEqual(['gclid=after']))
    },
  )

  test('only an external referrer is kept', () => {
    arrive('/', 'https://kz.example/about')
    expect(sessionStorage.getItem('referrer')).toBeNull()
    arrive('/', 'https://search.example/?q=maths')
    expect(sessionStorage.getItem('referrer')).toBe('https://search.example/?q=maths')
  })

  test.each([
    ['kz.example', 'blog.kz.example', true],
    ['blog.kz.example', 'kz.example', true],
    ['kz.example', 'kz.example.evil.example', false],
    ['kz.example', 'okz.example', false],
    ['kz.example', 'pl.example', false],
  ])('a page of %s that somebody comes to from %s is within the site: %j', (host, from, isOurs) => {
    arrive('/', 'https://search.example/?q=maths')
    arrive(`https://${host}/`, `https://${from}/post`)
    expect(sessionStorage.getItem('referrer')).toBe(isOurs ? 'https://search.example/?q=maths' : `https://${from}/post`)
  })

  test('the offline catalogue is remembered, and forgotten elsewhere', () => {
    arrive('/repetitor/matematika/')
    expect(sessionStorage.getItem('catalog_type')).toBe('offline')
    arrive('/user-7/', 'https://kz.example/repetitor/matematika/')
    expect(sessionStorage.getItem('catalog_type')).toBe('offline')
    arrive('/about', 'https://elsewhere.example/repetitor/')
    expect(sessionStorage.getItem('catalog_type')).toBeNull()
  })

  test.each([
    [['/repetitor/'], true],
    [['/repetitor'], true],
    [['/repetitor-online/'], false],
    [['/repetitor-online/repetitor/'], false],
    [['/'], false],
  ])('%j is a visit of the offline catalogue: %s', (paths, expected) => {
    expect(isOfflineVisit(paths, 'repetitor', 'repetitor-online')).toBe(expected)
  })

  test('the language that is chosen is remembered, and nothing of other presses', () => {
    document.body.innerHTML = '<a href="#ua" data-language="ua"><span>Українська</span></a><a href="#about">О нас</a>'
    rememberLanguage()
    document.querySelector('span')?.click()
    expect(localStorage.getItem('locale')).toBe('ua')
    document.querySelector<HTMLElement>('a:last-child')?.click()
    expect(localStorage.getItem('locale')).toBe('ua')
  })

  test('keys of an older product are removed', () => {
    localStorage.setItem('favorites', '[]')
    localStorage.setItem('expirationOfFavorites', '1')
    arrive('/')
    expect(localStorage).toHaveLength(0)
  })
})
