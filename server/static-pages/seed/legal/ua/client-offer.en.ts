import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Terms for students',
  h1: 'Public offer for students and parents',
  title: 'Terms for students and parents: {brand} Ukraine',
  metad: 'The terms on which you look for a tutor through {brand} in Ukraine: free request, lessons paid in hryvnias, reviews, consumer rights.',
  text: `
<p>In force from {updated}. This is a public contract (Article 633 of the Civil Code of Ukraine) between {company} (“the Service”) and you, who look for a tutor on {site}. You accept it by sending a request and ticking the consent box (Article 11 of the Law of Ukraine on Electronic Commerce). If language versions differ, the Ukrainian one applies.</p>

<h2>1. Who may send a request</h2>
<p>An adult, for themself or for a child they legally represent. Teenagers from 14 use the site with the consent of a parent or guardian.</p>

<h2>2. What it costs</h2>
<p>The list, the request, the search and our help are free for you. The Service lives on the commission paid by tutors.</p>

<h2>3. The course of a request</h2>
<ul>
<li>A tutor you chose accepts or declines within 24 hours. After a refusal or silence the request is offered to other suitable tutors, unless you ask us not to.</li>
<li>A request without a chosen tutor is handled by a manager.</li>
<li>At most five tutors can answer; you can ask three personally at the same time.</li>
<li>Only the appointed tutor sees your phone, email and address.</li>
<li>You can cancel at any time, without reasons or payment, by phone or email to support.</li>
</ul>

<h2>4. Lessons</h2>
<p>You agree on lessons with the tutor and pay the tutor directly. Prices in the list are in hryvnias ({currency}) for 60 minutes. Settle in advance how lessons are moved or cancelled. The Service reads profiles before publication and shows what has been verified, but takes no part in lessons and cannot promise results.</p>

<p>Before the first lesson, talk to the tutor, ask to see certificates of education and agree on the aim. If a child is taught, stay close by or choose online lessons. Lessons stop during an air raid alert; settle in advance how they are completed.</p>

<h2>5. Partner online school</h2>
<p>Packages of the partner school are paid for on the site, and the school receives the money. The price is shown before payment and the first lesson is free. You may give up lessons not yet held and get your money back for them; the school and our support accept the application.</p>

<h2>6. Reviews</h2>
<p>Once the tutor has settled with the Service after the first lesson, you may give a mark from 1 to 5 and write 10 to 2000 characters about your own experience. The review appears with the name from your request and can be changed for 14 days. Reviews with insults, other people’s personal data or unlawful content are hidden, and the author is told.</p>

<h2>7. What we ask you not to do</h2>
<ul>
<li>send requests with someone else’s contact details or without wanting lessons;</li>
<li>spread tutors’ contact details;</li>
<li>collect the site’s data by software;</li>
<li>insult tutors or staff.</li>
</ul>
<p>After a gross or repeated breach the Service may refuse new requests. We state the reason, and you can contest the decision in writing.</p>

<h2>8. Liability</h2>
<p>The Service answers for its own services: the site, the safety of data, the exact transfer of your request. The tutor answers for the lessons. If a tutor doesn’t call or fails to appear, we find another one free of charge. Nothing here limits rights the law gives you.</p>

<h2>9. Consumer rights</h2>
<p>The Law of Ukraine on Consumer Rights Protection protects you. Write to {support_email} or to our address; we answer within 30 calendar days at the latest. If the answer doesn’t satisfy you, turn to the State Service of Ukraine on Food Safety and Consumer Protection or to a court, including the one at your place of residence.</p>

<h2>10. Personal data</h2>
<p>The <a href="{privacy_link}">privacy policy</a> explains what happens to your data and your child’s. You can delete your profile in the settings: unfinished requests are closed and contact details are made anonymous after 30 days.</p>

<h2>11. Changes and law</h2>
<p>We announce new terms in your account and ask you to confirm them. Requests sent earlier are completed under the earlier terms. The law of Ukraine applies.</p>

<h2>12. Details</h2>
<p>{company}, {company_details}, {company_address}. Phone {support_phone}, email <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
