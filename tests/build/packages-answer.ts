import type { Gets, Success } from '../../schemas/api.ts'
import { packageOf, packageSizes } from '../../schemas/packages.ts'

type PackagesAnswer = Success<Gets['/client/packages']>

const packages = packageSizes.map((size) => packageOf([3600, 4900], size))

/** What a school tutor of kz sells: all levels cost the same, one of them is an advanced one. */
export const packagesAnswer = (own: Partial<PackagesAnswer> = {}): PackagesAnswer => ({
  packages: { base: packages, advanced: packages },
  tutor: {
    ...{ id: 3, name: 'Aliya', avatar: null, is_catalog_disabled: false },
    lessons: [
      {
        ...{ id: 8, name: 'Maths' },
        levels: [
          { id: 5, name: 'Grades 5–9', is_advanced: false },
          { id: 68, name: 'UNT', is_advanced: true },
        ],
      },
      { id: 13, name: 'English', levels: [] },
    ],
  },
  ...own,
})
