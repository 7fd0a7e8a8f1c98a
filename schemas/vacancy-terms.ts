/** How somebody is employed. */
export const employments = ['full', 'part', 'contract', 'internship'] as const
/** Letters of a vacancy's name, place and pay. */
export const VACANCY_NAME = [3, 150] as const
export const VACANCY_CITY = [0, 100] as const
export const VACANCY_SALARY = [0, 100] as const
