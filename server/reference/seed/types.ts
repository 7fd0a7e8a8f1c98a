import type { Language } from '../../../editions/index.ts'

/** One text per locale of the edition. */
export type Names = Partial<Record<Language, string>>

export interface RegionSeed {
  id: number
  name: Names
}

export interface SubdistrictSeed {
  id: number
  district_id: number
  name: Names
  alias: string
}

export interface DistrictSeed {
  id: number
  city_id: number
  name: Names
  alias: string
}

export interface CitySeed {
  id: number
  region_id: number
  name: Names
  /** Locative without its preposition: 'Астане' of 'в Астане'. */
  mname: Names
  alias: string
  latitude: number
  longitude: number
  sort: number
  popular: boolean
  in_footer: boolean
}

export interface LevelSeed {
  id: number
  name: Names
  alias: string
  sort: number
  popular: boolean
  /** The examination of the footer's list (spec: decisions WEB-7). */
  in_footer: boolean
  /** Taught at the school's advanced rate (spec: decisions SCH-8). */
  is_advanced: boolean
  /** A school-leaving examination. */
  is_matura: boolean
}

export interface LessonSeed {
  id: number
  /** What it is in every edition, whatever it is called there: `english`. */
  key: string
  name: Names
  /** Genitive, as it stands after "lessons of": 'математики'. */
  rname: Names
  alias: string
  /** 1 tutors, 2 teachers, 3 coaches, 4 specialists (spec: decisions CAT-19). */
  seo_type: SeoType
  /** The kind of texts tutors of this subject write. */
  field: Field
  sort: number
  /** Ids of the levels it is taught at, the most asked first. */
  levels: number[]
  popular: boolean
  in_footer: boolean
  is_school: boolean
}

export type SeoType = 1 | 2 | 3 | 4
export type Field = 'exact' | 'language' | 'school' | 'children' | 'art'

export interface NamedSeed {
  id: number
  name: Names
}

/** What a country edition starts with, without people. Aliases of cities, districts, subdistricts, lessons and levels are one namespace (spec: decisions CAT-1). */
export interface ReferenceSeed {
  regions: RegionSeed[]
  cities: CitySeed[]
  districts: DistrictSeed[]
  subdistricts: SubdistrictSeed[]
  levels: LevelSeed[]
  lessons: LessonSeed[]
  universities: NamedSeed[]
}
