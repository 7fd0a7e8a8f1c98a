import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from '../profiles/get.ts'
import { getOrderFormData } from '../profiles/get-order-form-data.ts'
import { getReviews } from '../profiles/get-reviews.ts'
import { getIndicators } from './get-indicators.ts'
import { list } from './list.ts'

export const tutors: Route[] = [
  on(calls.getTutor, get),
  on(calls.getTutorReviews, getReviews),
  on(calls.getOrderFormData, getOrderFormData),
  on(calls.getIndicators, getIndicators),
  on(calls.listTutors, list),
  on(calls.getTutorForStaff, getForStaff),
]
