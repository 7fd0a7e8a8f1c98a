import { cabinetAddresses, routes } from '../routes.ts'

/** Cabinets are not opened ahead: an order that is opened counts as seen. */
const cabinets = cabinetAddresses.map((address) => `/*${routes[address].path.replaceAll(/:\w+/g, '*').replace(/^\//, '')}`)

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
