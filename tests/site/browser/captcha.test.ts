import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../data-providers/api.ts'
import { PATIENCE } from '../../../data-providers/patience.ts'
import { showCaptcha } from '../../../site/browser/captcha.ts'
import { eventually } from '../../setup/eventually.ts'

vi.mock('../../../data-providers/api.ts', () => ({ api: { post: vi.fn() } }))

const answer = (data: object) => vi.mocked(api.post).mockResolvedValue({ status: 'success', data, error: null } as never)
const scripts = () => [...document.head.querySelectorAll('script')]
const box = document.createElement('div')

beforeEach(() => document.head.replaceChildren())

test('the script of a captcha comes into the page only when the server requires one', async () => {
  answer({ required: false, site_key: null, script: null })
  expect(await showCaptcha(box, 'login', () => {})).toBe('none')
  expect([scripts(), box.childElementCount]).toEqual([[], 0])
})

test('a captcha whose script does not come is lost, and the script is asked for again the next time', async () => {
  answer({ required: true, site_key: 'key', script: 'https://captcha.example/api.js' })
  for (const _ of [1, 2]) {
    const shown = showCaptcha(box, 'login', () => {})
    await eventually(() => expect(scripts()).toHaveLength(1))
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect([await shown, box.childElementCount]).toEqual(['lost', 0])
    document.head.replaceChildren()
  }
})

test('a captcha whose script hangs is lost when the patience with a call is over', async () => {
  vi.useFakeTimers()
  answer({ required: true, site_key: 'key', script: 'https://captcha.example/api.js' })
  const shown = showCaptcha(box, 'login', () => {})
  await vi.advanceTimersByTimeAsync(PATIENCE)
  vi.useRealTimers()
  expect(await shown).toBe('lost')
})

test('a required captcha gives its token to the form, and takes it back when it holds no more', async () => {
  answer({ required: true, site_key: 'key', script: 'https://captcha.example/api.js?compat=recaptcha' })
  const tokens: string[] = []
  const shown = showCaptcha(box, 'login', (token) => tokens.push(token))
  await eventually(() => expect(scripts()).toHaveLength(1))
  const { origin, searchParams } = new URL(scripts()[0]?.src ?? '')
  expect([origin, searchParams.get('compat'), searchParams.get('render')]).toEqual(['https://captcha.example', 'recaptcha', 'explicit'])
  const render = vi.fn()
  const page = Object.assign(window, { grecaptcha: { render } }) as unknown as Record<string, () => void>
  page[searchParams.get('onload') ?? '']?.()
  expect(await shown).toBe('shown')
  const [, options] = render.mock.calls[0] ?? []
  expect(options.sitekey).toBe('key')
  options.callback('token')
  options['expired-callback']()
  options.callback('another')
  options['error-callback']()
  expect(tokens).toEqual(['token', '', 'another', ''])
})
