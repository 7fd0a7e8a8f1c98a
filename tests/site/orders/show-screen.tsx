import { cleanup, render } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import { onTestFinished, vi } from 'vitest'
import { Cabinet } from '../../../site/cabinet/Cabinet.tsx'
import { keepFocus } from '../../../site/cabinet/keep-focus.ts'
import type { Page } from '../../../site/page.ts'
import type { Site } from '../../../site/site.ts'
import { buildSite } from '../in-site.tsx'

/** A cabinet's screen in English in the edition of kz, with its data; `reload` counts how often it was loaded anew. */
export function showScreen(page: Page, data: unknown, path: string, own: Partial<Site> = {}) {
  cleanup()
  window.history.replaceState(null, '', `/en${path}`)
  const reload = vi.fn(async () => ({ page, data, path, title: '' }))
  const site = buildSite({ path, ...own })
  const first = { edition: 'kz' as const, language: 'en' as const, path, origin: 'http://kz.example', data, form: undefined }
  render((<Cabinet page={page} first={first} site={site} open={reload} />) as ComponentChild)
  onTestFinished(keepFocus())
  return { reload }
}
