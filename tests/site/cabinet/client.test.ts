import { expect, onTestFinished, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { endListenersWithTest } from '../document-listeners.ts'

endListenersWithTest()

/** Starts the cabinet's script on a page of a language; `html` stands beside the cabinet. */
async function startIn(code: string, language: string, html: string) {
  vi.resetModules()
  const edition = `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(editionOf(code))}`)}`
  const site = JSON.stringify({ language, path: '/about', edition, texts: '' })
  document.body.innerHTML = `<script type="application/json" id="site">${site}</script><div id="cabinet"></div>${html}`
  await import('../../../site/cabinet/client.tsx')
}

test('a cabinet looks after the focus as soon as something has it, once', async () => {
  const keepFocus = vi.fn()
  vi.doMock('../../../site/cabinet/keep-focus.ts', () => ({ keepFocus }))
  await startIn('kz', 'en', '<button>Pay</button><button>Refuse</button>')
  const turn = () => document.querySelector<HTMLElement>('button:not(:focus)')?.focus()
  expect(keepFocus).not.toHaveBeenCalled()
  await expect
    .poll(() => {
      turn()
      return keepFocus.mock.calls.length
    })
    .toBe(1)
  turn()
  await new Promise((later) => setTimeout(later))
  expect(keepFocus).toHaveBeenCalledOnce()
  vi.doUnmock('../../../site/cabinet/keep-focus.ts')
})

test('a link to another language loads its page, one to a screen in the same language does not', async () => {
  const isTaken: Record<string, boolean> = {}
  const look = (event: Event) => {
    isTaken[(event.target as HTMLElement).getAttribute('href') ?? ''] = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look)
  onTestFinished(() => window.removeEventListener('click', look))
  const [language, screen] = ['/mz', '/en/mz']
  await startIn('pl', 'en', `<a href="${language}" hreflang="pl">Polski</a><a href="${screen}">My requests</a>`)
  await expect
    .poll(() => {
      for (const link of document.querySelectorAll('a')) link.click()
      return isTaken[screen]
    })
    .toBe(true)
  expect(isTaken[language]).toBe(false)
})
