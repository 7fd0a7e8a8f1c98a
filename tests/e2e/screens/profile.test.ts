import type { Page } from 'playwright'
import { locales } from '../../../locales/index.ts'
import { examine } from './examine.ts'
import { first, press } from './openings.ts'

const { profile, 'profile-forms': forms, 'week-grid': week } = locales.ru
const opened = (group: keyof typeof profile.groups, shown: string) => async (page: Page) => {
  await page.getByRole('button', { name: `${profile.edit}: ${profile.groups[group]}` }).click()
  await page.getByText(shown).first().waitFor()
}

await examine([
  { name: 'profile', path: '/profile/', as: 'tutor' },
  { name: 'profile-draft', path: '/profile/', as: 'draft tutor' },
  { name: 'profile-revision', path: '/profile/', as: 'revision tutor' },
  { name: 'profile-preview', path: '/profile/preview', as: 'tutor' },
  { name: 'profile-preview-draft', path: '/profile/preview', as: 'draft tutor' },
  { name: 'profile-contacts', path: '/profile/', as: 'tutor', open: opened('contacts', forms.contacts_hint) },
  { name: 'profile-about', path: '/profile/', as: 'tutor', open: opened('about', forms.video_hint) },
  { name: 'profile-subjects', path: '/profile/', as: 'tutor', open: opened('subjects', forms.add_subject) },
  { name: 'profile-places', path: '/profile/', as: 'tutor', open: opened('places', forms.at_student) },
  { name: 'profile-schedule', path: '/profile/', as: 'tutor', open: opened('schedule', week.grid_hint) },
  { name: 'profile-education', path: '/profile/', as: 'tutor', open: opened('education', forms.documents_hint) },
  { name: 'profile-photo', path: '/profile/', as: 'tutor', open: opened('photo', forms.other_photo) },
  { name: 'profile-photo-part', path: '/profile/', as: 'tutor', open: first(opened('photo', forms.other_photo), press(forms.choose_part)) },
])
