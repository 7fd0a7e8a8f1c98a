import type * as z from 'zod/mini'
import type { getCity, getDistrict, getLesson, getLevel, getSubdistrict } from '../../schemas/index.ts'

export type City = z.output<typeof getCity.answer>['city']
export type District = z.output<typeof getDistrict.answer>['district']
export type Subdistrict = z.output<typeof getSubdistrict.answer>['subdistrict']
export type Lesson = z.output<typeof getLesson.answer>['lesson']
export type Level = z.output<typeof getLevel.answer>['level']

/** What all kinds have. */
export type ReferenceRecord = Pick<City, 'id' | 'name' | 'title' | 'alias' | 'older_aliases' | 'active' | 'tutors_count' | 'version'>
