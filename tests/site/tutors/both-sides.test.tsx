import { render, screen } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { fetchTexts, pageSite } from '../../../site/browser/page-site.ts'
import { SiteContext } from '../../../site/site.ts'
import { TutorEntry } from '../../../site/tutors/TutorEntry.tsx'
import { buildAvatar, buildCard, buildCatalogue } from '../../build/catalogue-answer.ts'
import { showPage } from '../show-page.ts'

const moduleOf = (data: unknown) => `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(data)}`)}`
const subjects = ['tutors', 'common', 'enums-requests'] as const

test('a tutor’s card is the same from the server and from the browser, which has only the page’s block of data to go by', async () => {
  const tutor = buildCard({ verified: true, avatar: buildAvatar(), lessons: [1, 2, 3, 4].map((id) => ({ id, name: `Lesson ${id}`, rname: '' })) })
  const { page } = await showPage('/repetitor/', { '/client/tutors': buildCatalogue({ tutors: [tutor] }) })
  const sent = JSON.parse(page.getElementById('site')?.textContent ?? '')
  // the files of the build, as far as a card needs them
  const known = { ...sent, edition: moduleOf(editionOf('kz')), own: Object.fromEntries(subjects.map((one) => [one, moduleOf(locales.ru[one])])) }
  document.body.innerHTML = `<script type="application/json" id="site"></script>`
  const block = document.getElementById('site')
  if (block) block.textContent = JSON.stringify(known)

  await fetchTexts(...subjects)
  const site = await pageSite()
  render(
    (
      <SiteContext.Provider value={site}>
        <TutorEntry tutor={tutor} city={null} eager />
      </SiteContext.Provider>
    ) as ComponentChild,
  )
  expect(screen.getByRole('article').outerHTML).toBe(page.querySelector('article')?.outerHTML)
})
