import type { Call } from '../../schemas/index.ts'
import * as calls from '../../schemas/index.ts'
import type { Problems, Route } from '../calls.ts'
import type { AliasKind } from '../reference/reference.ts'
import { list } from './list.ts'
import { nameProblems } from './name-problems.ts'
import { create, get, remove, save, toggle } from './verbs.ts'

type Calls = readonly [list: Call, get: Call, create: Call, save: Call, remove: Call, toggle: Call]

/** The six calls of a kind; each names the record, or its id, by the kind. */
function routesOf(kind: AliasKind, [toList, toGet, toCreate, toSave, toRemove, toToggle]: Calls): Route[] {
  const id = `${kind}_id`
  const names =
    (isNew: boolean): Problems =>
    (input, edition) =>
      nameProblems(kind, input[kind] ?? {}, edition, isNew)
  return [
    { call: toList, verb: (context, input) => list(context, kind, input) },
    { call: toGet, verb: (context, input) => get(context, kind, input[id]) },
    { call: toCreate, verb: (context, input) => create(context, kind, input[kind]), problems: names(true) },
    { call: toSave, verb: (context, input) => save(context, kind, input[kind]), problems: names(false) },
    { call: toRemove, verb: (context, input) => remove(context, kind, input[id]) },
    { call: toToggle, verb: (context, input) => toggle(context, kind, input[id], input) },
  ]
}

const { listLessons, getLesson, createLesson, saveLesson, deleteLesson, toggleLesson } = calls
const { listLevels, getLevel, createLevel, saveLevel, deleteLevel, toggleLevel } = calls
const { listCities, getCity, createCity, saveCity, deleteCity, toggleCity } = calls
const { listDistricts, getDistrict, createDistrict, saveDistrict, deleteDistrict, toggleDistrict } = calls
const { listSubdistricts, getSubdistrict, createSubdistrict, saveSubdistrict, deleteSubdistrict, toggleSubdistrict } = calls

export const referenceAdmin: Route[] = [
  ...routesOf('lesson', [listLessons, getLesson, createLesson, saveLesson, deleteLesson, toggleLesson]),
  ...routesOf('level', [listLevels, getLevel, createLevel, saveLevel, deleteLevel, toggleLevel]),
  ...routesOf('city', [listCities, getCity, createCity, saveCity, deleteCity, toggleCity]),
  ...routesOf('district', [listDistricts, getDistrict, createDistrict, saveDistrict, deleteDistrict, toggleDistrict]),
  ...routesOf('subdistrict', [listSubdistricts, getSubdistrict, createSubdistrict, saveSubdistrict, deleteSubdistrict, toggleSubdistrict]),
]
