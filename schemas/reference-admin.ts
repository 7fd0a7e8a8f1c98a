import * as z from 'zod/mini'
import { Decimal, Flag, Id, Ids, Int, JsonText, List, OneOf, some } from './common.ts'
import {
  Alias,
  createReference,
  deleteReference,
  getReference,
  listReference,
  Names,
  NamesRead,
  referenceKind,
  referenceRecord,
  saveReference,
  toggleReference,
} from './reference-calls.ts'
import { referenceLimits, seoTypes } from './reference-terms.ts'

const Sort = /* @__PURE__ */ Int(...referenceLimits.sort)

const city = /* @__PURE__ */ referenceKind({
  one: 'city',
  many: 'cities',
  record: referenceRecord('City', {
    region_id: z.nullable(z.int()),
    mname: NamesRead,
    latitude: z.number(),
    longitude: z.number(),
    sort: z.int(),
    popular: z.boolean(),
    in_footer: z.boolean(),
  }),
  needed: { mname: Names, latitude: Decimal(-90, 90), longitude: Decimal(-180, 180) },
  written: { region_id: Id, sort: Sort, popular: Flag, in_footer: Flag },
  toggles: ['active', 'popular', 'in_footer'],
  filters: { region_id: some(Id) },
})
export const listCities = /* @__PURE__ */ listReference('/admin/cities', city)
export const getCity = /* @__PURE__ */ getReference('/admin/city/get', city)
export const createCity = /* @__PURE__ */ createReference('/admin/city/create', city)
export const saveCity = /* @__PURE__ */ saveReference('/admin/city/save', city)
export const deleteCity = /* @__PURE__ */ deleteReference('/admin/city/delete', city)
export const toggleCity = /* @__PURE__ */ toggleReference('/admin/city/change_checkout', city)

const district = /* @__PURE__ */ referenceKind({
  one: 'district',
  many: 'districts',
  record: referenceRecord('District', {
    city_id: z.int(),
    subdistricts: z.array(z.object({ id: z.int(), name: NamesRead, title: z.string(), alias: z.string(), active: z.boolean() })),
  }),
  needed: { city_id: Id },
  /** Its microdistricts as a whole: those with an id stay, those without are new, those left out are taken away. */
  written: { subdistricts: JsonText(List(z.object({ id: some(Id), name: Names, alias: Alias, active: some(Flag) }), 200)) },
  toggles: ['active'],
  filters: { city_id: some(Id) },
})
export const listDistricts = /* @__PURE__ */ listReference('/admin/districts', district)
export const getDistrict = /* @__PURE__ */ getReference('/admin/district/get', district)
export const createDistrict = /* @__PURE__ */ createReference('/admin/district/create', district)
export const saveDistrict = /* @__PURE__ */ saveReference('/admin/district/save', district)
export const deleteDistrict = /* @__PURE__ */ deleteReference('/admin/district/delete', district)
export const toggleDistrict = /* @__PURE__ */ toggleReference('/admin/district/change_checkout', district)

const subdistrict = /* @__PURE__ */ referenceKind({
  one: 'subdistrict',
  many: 'subdistricts',
  record: referenceRecord('Subdistrict', { district_id: z.int(), city_id: z.int() }),
  needed: { district_id: Id },
  written: {},
  toggles: ['active'],
  filters: { district_id: some(Id), city_id: some(Id) },
})
export const listSubdistricts = /* @__PURE__ */ listReference('/admin/subdistricts', subdistrict)
export const getSubdistrict = /* @__PURE__ */ getReference('/admin/subdistrict/get', subdistrict)
export const createSubdistrict = /* @__PURE__ */ createReference('/admin/subdistrict/create', subdistrict)
export const saveSubdistrict = /* @__PURE__ */ saveReference('/admin/subdistrict/save', subdistrict)
export const deleteSubdistrict = /* @__PURE__ */ deleteReference('/admin/subdistrict/delete', subdistrict)
export const toggleSubdistrict = /* @__PURE__ */ toggleReference('/admin/subdistrict/change_checkout', subdistrict)

const lesson = /* @__PURE__ */ referenceKind({
  one: 'lesson',
  many: 'lessons',
  record: referenceRecord('Lesson', {
    rname: NamesRead,
    seo_type: z.int(),
    sort: z.int(),
    levels: z.array(z.int()),
    popular: z.boolean(),
    in_footer: z.boolean(),
    is_school: z.boolean(),
  }),
  needed: { rname: Names },
  written: { seo_type: OneOf(seoTypes), sort: Sort, levels: Ids, popular: Flag, in_footer: Flag, is_school: Flag },
  toggles: ['active', 'popular', 'in_footer', 'is_school'],
  filters: { level_id: some(Id) },
})
export const listLessons = /* @__PURE__ */ listReference('/admin/lessons', lesson)
export const getLesson = /* @__PURE__ */ getReference('/admin/lesson/get', lesson)
export const createLesson = /* @__PURE__ */ createReference('/admin/lesson/create', lesson)
export const saveLesson = /* @__PURE__ */ saveReference('/admin/lesson/save', lesson)
export const deleteLesson = /* @__PURE__ */ deleteReference('/admin/lesson/delete', lesson)
export const toggleLesson = /* @__PURE__ */ toggleReference('/admin/lesson/change_checkout', lesson)

const level = /* @__PURE__ */ referenceKind({
  one: 'level',
  many: 'levels',
  record: referenceRecord('Level', {
    sort: z.int(),
    popular: z.boolean(),
    in_footer: z.boolean(),
    is_advanced: z.boolean(),
    is_matura: z.boolean(),
  }),
  needed: {},
  written: { sort: Sort, popular: Flag, in_footer: Flag, is_advanced: Flag, is_matura: Flag },
  toggles: ['active', 'popular', 'in_footer', 'is_advanced', 'is_matura'],
  filters: { lesson_id: some(Id) },
})
export const listLevels = /* @__PURE__ */ listReference('/admin/levels', level)
export const getLevel = /* @__PURE__ */ getReference('/admin/level/get', level)
export const createLevel = /* @__PURE__ */ createReference('/admin/level/create', level)
export const saveLevel = /* @__PURE__ */ saveReference('/admin/level/save', level)
export const deleteLevel = /* @__PURE__ */ deleteReference('/admin/level/delete', level)
export const toggleLevel = /* @__PURE__ */ toggleReference('/admin/level/change_checkout', level)
