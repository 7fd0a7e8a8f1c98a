import type { Edition } from '../../editions/types.ts'
import type { TutorOrderCategory } from '../../schemas/index.ts'
import type { Page } from '../page.ts'
import { type CabinetAddress, cabinetAddresses, findAddress } from '../routes.ts'

type Screen = () => Promise<{ screen: Page }>

const tutorOrders =
  (category: TutorOrderCategory): Screen =>
  async () => ({ screen: (await import('./TutorOrders.tsx')).screens[category] })

/** The screen of each cabinet address, one line each: `newOrders: () => import('./NewOrders.tsx')`. Each loads its code when opened. */
const screens: Readonly<Record<CabinetAddress, Screen>> = {
  newOrders: tutorOrders('new'),
  myOrders: tutorOrders('my'),
  personalOrders: tutorOrders('new_personal'),
  potentialOrders: tutorOrders('new_potential'),
  onlineOrders: tutorOrders('new_online'),
  cityOrders: tutorOrders('new_offline'),
  activeOrders: tutorOrders('active'),
  archivedOrders: tutorOrders('archive'),
  tutorOrder: () => import('./TutorOrder.tsx'),
  wallet: () => import('./Wallet.tsx'),
  clientOrders: async () => ({ screen: (await import('./ClientOrders.tsx')).active }),
  clientArchive: async () => ({ screen: (await import('./ClientOrders.tsx')).archive }),
  clientOrder: () => import('./ClientOrder.tsx'),
}

/** Which screen an address shows; null where the cabinets have none. */
export async function findScreen(edition: Edition, path: string): Promise<{ page: Page; params: Record<string, string> } | null> {
  const found = findAddress(cabinetAddresses, edition, path)
  return found && { page: (await screens[found.address]()).screen, params: found.params }
}

/** Whether a click on an address can be answered without a new page. */
export const isCabinetPath = (edition: Edition, path: string): boolean => findAddress(cabinetAddresses, edition, path) !== null
