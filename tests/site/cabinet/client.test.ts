import { expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { endListenersWithTest } from '../document-listeners.ts'

endListenersWithTest()

test('a cabinet looks after the focus as soon as something has it, once', async () => {
  const keepFocus = vi.fn()
  vi.resetModules()
  vi.doMock('../../../site/cabinet/keep-focus.ts', () => ({ keepFocus }))
  const edition = `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(editionOf('kz'))}`)}`
  const site = JSON.stringify({ language: 'en', path: '/about', edition, texts: '' })
  document.body.innerHTML = `<script type="application/json" id="site">${site}</script><div id="cabinet"></div><button>Pay</button><button>Refuse</button>`
  await import('../../../site/cabinet/client.tsx')
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
