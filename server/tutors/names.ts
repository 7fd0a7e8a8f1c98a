interface Named {
  name: string
  last_name: string
}

/** How strangers see a tutor: `Айгерим С.` */
export const publicName = ({ name, last_name }: Named): string => (last_name ? `${name} ${[...last_name][0]}.` : name)

/** How those who know them see a tutor or a client; one whose account is gone may have no last name. */
export const wholeName = ({ name, last_name }: Named): string => `${name} ${last_name}`.trim()
