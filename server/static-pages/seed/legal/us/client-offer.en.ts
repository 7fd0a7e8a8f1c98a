import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Terms for students',
  h1: 'Terms of service for students and parents',
  title: 'Terms of service for students and parents: {brand} United States',
  metad: 'How you find a tutor through {brand} in the United States: free request, lessons paid in dollars, safety, reviews, disputes.',
  text: `
<p>Effective {updated}. These terms are an agreement between {company} (“we”) and you, who look for a tutor on {site} from the United States. You accept them by sending a request and checking the consent box.</p>

<h2>1. Who may use the service</h2>
<p>You must be 18 or older. Parents and guardians send requests for children and stay responsible for them. Children under 13 may not create an account or give us information.</p>

<h2>2. Free for you</h2>
<p>Searching, sending a request and our help cost you nothing, and no card is asked for. Tutors pay us a commission.</p>

<h2>3. What happens to a request</h2>
<ul>
<li>The tutor you choose has 24 hours to accept. If they decline or stay silent, we offer the request to other tutors it suits, unless you ask us not to.</li>
<li>A request without a chosen tutor is handled by a manager.</li>
<li>At most five tutors can answer one request; you can ask three personally at the same time.</li>
<li>Only the appointed tutor sees your phone, email and address.</li>
<li>You can cancel whenever you like, free of charge and without a reason.</li>
</ul>
<p>By giving your phone number you agree that we and the appointed tutor call or text you about this request. Message and data rates of your carrier may apply. This consent doesn’t cover advertising, and you can withdraw it at any time.</p>

<h2>4. Lessons</h2>
<p>You and the tutor agree on lessons and you pay the tutor directly. Prices in the list are in U.S. dollars ({currency}) for 60 minutes and are set by tutors. Settle beforehand how lessons are moved, canceled and refunded. We are not a school or an employer of tutors, take no part in lessons and promise no grades.</p>

<h2>5. Safety</h2>
<p>We read every profile before it is published, and a profile shows what else was checked. We don’t run criminal background checks. Before the first lesson:</p>
<ul>
<li>talk to the tutor and ask for references;</li>
<li>check your state’s public registries if lessons are for a child;</li>
<li>be present, or choose a public place or online lessons;</li>
<li>in an emergency call 911, then tell us.</li>
</ul>

<h2>6. Reviews</h2>
<p>Once the tutor has paid the commission after the first lesson, you can give a rating from 1 to 5 and write 10 to 2000 characters. Describe your own experience honestly and accept nothing in exchange. The review shows the name from your request; you can change it for 14 days. We publish favorable and unfavorable reviews alike and hide only unlawful ones, insults and other people’s private data. Nothing in these terms restricts your right to review a tutor or us (Consumer Review Fairness Act).</p>

<h2>7. Rules of conduct</h2>
<p>Don’t use someone else’s contact details, send requests without wanting lessons, pass on tutors’ data, collect content by software, harass or discriminate. After a serious or repeated breach we may refuse new requests; we tell you why and you can contest it in writing.</p>

<h2>8. Copyright</h2>
<p>If a page infringes your copyright, send a notice under 17 U.S.C. § 512(c)(3) to {support_email}: the work, the link, your contact details, a statement of good faith and your signature.</p>

<h2>9. Warranties and liability</h2>
<p>The service is provided “as is”. To the extent the law of your state allows, we are not liable for what tutors do or fail to do, and our liability for our own service is limited to 100 U.S. dollars. Some states don’t allow such limits; there they don’t apply to you. If a tutor doesn’t call or appear, we find another one free of charge.</p>

<h2>10. Privacy</h2>
<p>The <a href="{privacy_link}">privacy policy</a> says what we collect and how to use your rights, including those of California residents. You can delete your profile in the settings: unfinished requests are closed and contact details made anonymous after 30 days.</p>

<h2>11. Law and disputes</h2>
<p>The law of the state in which {company} has its registered office applies, and you keep the protection of mandatory consumer law of your own state. Please write to {support_email} first; we answer within 30 days. Either of us may then go to small claims court or another court with jurisdiction. There is no forced arbitration and no class action waiver. You can complain to the Federal Trade Commission (FTC) or your state’s attorney general; California residents may also contact the Complaint Assistance Unit of the Department of Consumer Affairs.</p>

<h2>12. Changes</h2>
<p>We post new terms here with a new date and ask you to accept them when you next sign in. Requests already sent are completed under the earlier ones.</p>

<h2>13. Contact</h2>
<p>{company}, {company_details}, {company_address}. Phone {support_phone}, email <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
