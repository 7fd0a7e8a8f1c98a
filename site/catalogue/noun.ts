import { useTexts } from '../site.ts'

/** What those who teach a subject are called: tutors, teachers, coaches, specialists (spec: decisions CAT-19). */
export function useNoun(seo_type: number) {
  const nouns = useTexts('enums-catalogue').seo_type
  return nouns[seo_type as 1] ?? nouns[1]
}
