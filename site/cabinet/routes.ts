import type { SiteEdition } from '../../editions/site-edition.ts'
import type { TutorOrderCategory } from '../../schemas/index.ts'
import type { Page } from '../page.ts'
import { type CabinetAddress, cabinetAddresses, findAddress } from '../routes.ts'

type Load = () => Promise<{ screen: Page }>

const tutorOrders = (category: TutorOrderCategory): readonly [string, Load] => [
  'TutorOrders',
  async () => ({ screen: (await import('./TutorOrders.tsx')).screens[category] }),
]

/** The screen of each cabinet address, one line each: `wallet: ['Wallet', () => import('./Wallet.tsx')]`. Each loads its code when opened. */
const screens: Readonly<Record<CabinetAddress, readonly [file: string, load: Load]>> = {
  newOrders: tutorOrders('new'),
  myOrders: tutorOrders('my'),
  personalOrders: tutorOrders('new_personal'),
  potentialOrders: tutorOrders('new_potential'),
  onlineOrders: tutorOrders('new_online'),
  cityOrders: tutorOrders('new_offline'),
  activeOrders: tutorOrders('active'),
  archivedOrders: tutorOrders('archive'),
  tutorOrder: ['TutorOrder', () => import('./TutorOrder.tsx')],
  profile: ['Profile', () => import('./Profile.tsx')],
  tutorAds: ['TutorAds', () => import('./TutorAds.tsx')],
  newTutorAd: ['TutorAd', () => import('./TutorAd.tsx')],
  tutorAd: ['TutorAd', () => import('./TutorAd.tsx')],
  tutorBlog: ['TutorBlog', () => import('./TutorBlog.tsx')],
  tutorPost: ['TutorPost', () => import('./TutorPost.tsx')],
  affiliate: ['Affiliate', () => import('./Affiliate.tsx')],
  rating: ['TutorRating', () => import('./TutorRating.tsx')],
  verification: ['TutorVerification', () => import('./TutorVerification.tsx')],
  schoolTutor: ['SchoolTutor', () => import('./SchoolTutor.tsx')],
  tutorSettings: ['TutorSettings', () => import('./TutorSettings.tsx')],
  billing: ['Billing', () => import('./Billing.tsx')],
  wallet: ['Wallet', () => import('./Wallet.tsx')],
  tops: ['Tops', () => import('./Tops.tsx')],
  payment: ['Payment', () => import('./Payment.tsx')],
  clientOrders: ['ClientOrders', async () => ({ screen: (await import('./ClientOrders.tsx')).active })],
  clientProfile: ['ClientProfile', () => import('./ClientProfile.tsx')],
  clientSettings: ['ClientSettings', () => import('./ClientSettings.tsx')],
  clientArchive: ['ClientOrders', async () => ({ screen: (await import('./ClientOrders.tsx')).archive })],
  clientChats: ['ClientChats', () => import('./ClientChats.tsx')],
  clientChat: ['ClientChat', () => import('./ClientChat.tsx')],
  clientOrder: ['ClientOrder', () => import('./ClientOrder.tsx')],
}

/** Which screen an address shows, and its source; null where the cabinets have none. */
export async function findScreen(edition: SiteEdition, path: string): Promise<{ page: Page; params: Record<string, string>; source: string } | null> {
  const found = findAddress(cabinetAddresses, edition, path)
  if (!found) return null
  const [file, load] = screens[found.address]
  return { page: (await load()).screen, params: found.params, source: `cabinet/${file}.tsx` }
}

/** Whether a click on an address can be answered without a new page. */
export const isCabinetPath = (edition: SiteEdition, path: string): boolean => findAddress(cabinetAddresses, edition, path) !== null
