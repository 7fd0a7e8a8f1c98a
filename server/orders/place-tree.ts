import type { OrderForStaff } from '../../schemas/index.ts'
import type { OrderNames } from './names.ts'

/** An order's places as city → districts → microdistricts, apart for either side's place (spec: decisions ORD-23). */
export function placeTree(places: OrderNames['places']): OrderForStaff['places'] {
  const tree: OrderForStaff['places'] = []
  for (const { at, city, district, subdistricts } of places) {
    const known = tree.find((one) => one.at === at && one.city === city)
    const branch = known ?? { at, city, districts: [] }
    if (!known) tree.push(branch)
    if (district !== null) branch.districts.push({ name: district, subdistricts })
  }
  return tree
}
