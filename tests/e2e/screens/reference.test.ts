import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { first, next, openMenu, press, wrong } from './openings.ts'

const { ra, reference } = p

await examine([
  { name: 'panel-lessons', path: '/panel/users_lessons/', as: 'staff 1' },
  { name: 'panel-lesson', path: '/panel/users_lessons/8/', as: 'staff 1' },
  { name: 'panel-lesson-new', path: '/panel/users_lessons/create/', as: 'staff 1', open: first(next(p.common.save), wrong) },
  { name: 'panel-levels', path: '/panel/users_levels/', as: 'staff 3' },
  { name: 'panel-level', path: '/panel/users_levels/68/', as: 'staff 3' },
  { name: 'panel-cities', path: '/panel/users_cities/?filter={"active":"true"}', as: 'staff 3' },
  { name: 'panel-city', path: '/panel/users_cities/9/', as: 'staff 1', open: press(ra.action.delete) },
  { name: 'panel-districts', path: '/panel/users_districts/?filter={"city_id":9}', as: 'staff 1' },
  { name: 'panel-district', path: '/panel/users_districts/901/', as: 'staff 1', open: next(reference.new.subdistrict) },
  { name: 'panel-subdistricts', path: '/panel/users_subdistricts/', as: 'staff 1', open: openMenu('combobox', p.filters.city_id, 'listbox') },
  { name: 'panel-subdistrict', path: '/panel/users_subdistricts/90101/', as: 'staff 4' },
])
