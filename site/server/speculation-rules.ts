import { cabinetAddresses, type Host, onHost, routes } from '../routes.ts'

/** Cabinets are not opened ahead: an order that is opened counts as seen. */
const cabinetsOn = (host: Host) =>
  onHost(host, cabinetAddresses).map((address) => `/*${routes[address].path.replaceAll(/:\w+/g, '*').replace(/^\//, '')}`)

const not = (pattern: string) => ({ not: { href_matches: pattern } })

/** Public pages are prepared as soon as a pointer rests on a link; nothing that signs in or belongs to one person. */
const rulesOn = (host: Host) => ({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/api/*', '/panel/*', '/*.xml', '/*\\?*ak=*', ...cabinetsOn(host)].map(not),
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** By host: a browser prepares pages of the host that it is on. */
export const speculationRules: Readonly<Record<Host, object>> = { site: rulesOn('site'), blog: rulesOn('blog') }
