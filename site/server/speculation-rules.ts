import { addresses, cabinetAddresses } from '../routes.ts'

const list: readonly (keyof typeof addresses)[] = cabinetAddresses

/** Cabinets are not opened ahead: an order that is opened counts as seen. */
const cabinets = list.map((address) => `/*${addresses[address].replaceAll(/:\w+/g, '*').replace(/^\//, '')}`)

const not = (pattern: string) => ({ not: { href_matches: pattern } })

/** Public pages are prepared as soon as a pointer rests on a link; nothing that signs in or belongs to one person. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/api/*', '/panel/*', '/*\\?*ak=*', ...cabinets].map(not),
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
