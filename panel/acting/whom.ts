/** Whom staff act for. */
export interface Whom {
  as: 'client' | 'tutor' | 'admin'
  id: number
  name: string
}
