import type { TutorOrderCategory } from '../../../schemas/orders-tutor.ts'

/** The eight lists in the order of their tabs, with their addresses (spec: decisions ORD-11, WEB-1). */
export const categoryAddresses = {
  new: 'newOrders',
  new_personal: 'personalOrders',
  new_potential: 'potentialOrders',
  new_online: 'onlineOrders',
  new_offline: 'cityOrders',
  active: 'activeOrders',
  my: 'myOrders',
  archive: 'archivedOrders',
} as const satisfies Record<TutorOrderCategory, string>

export const categories = Object.keys(categoryAddresses) as TutorOrderCategory[]
