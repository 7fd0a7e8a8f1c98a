import { expect, test, vi } from 'vitest'
import captcha from '../../../site/behaviours/captcha.ts'
import { showCaptcha } from '../../../site/browser/captcha.ts'
import { buildSite } from '../in-site.tsx'

vi.mock('../../../site/browser/captcha.ts', () => ({ showCaptcha: vi.fn() }))

const hidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden

test.each([
  ['is not required', 'none', { box: true, line: true }],
  ['shows itself', 'shown', { box: false, line: true }],
  ['is required and did not load', 'lost', { box: true, line: false }],
] as const)('a captcha that %s: its box and the line that it is missing', async (_, shown, { box, line }) => {
  // as the server draws it
  document.body.innerHTML = '<fieldset hidden><div data-captcha></div><input value="spent"></fieldset><p hidden data-lost>Did not load</p>'
  vi.mocked(showCaptcha).mockResolvedValue(shown)
  await captcha(document.body, { action: 'login' }, async () => buildSite())
  expect([hidden('fieldset'), hidden('[data-lost]'), document.querySelector('input')?.value]).toEqual([box, line, ''])
})
