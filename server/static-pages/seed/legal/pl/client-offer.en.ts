import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Terms for students',
  h1: 'Terms of service for students and parents',
  title: 'Terms of service for students and parents: {brand} Poland',
  metad: 'The terms for finding a tutor through {brand} in Poland: free request, lessons paid in zlotys, reviews, withdrawal, complaints.',
  text: `
<p>In force from {updated}. These terms describe the services that {company}, {company_details}, {company_address} (“the Service”) provides electronically on {site} to people looking for a tutor (“you”). The contract is concluded when you send a request and accept the terms. The Polish version prevails.</p>

<h2>1. Who can use it</h2>
<p>Adults, for themselves or for a child they legally represent. From the age of 13 a parent’s or guardian’s consent is needed. You need a browser with internet access, a phone and optionally an email address. Unlawful content may not be sent.</p>

<h2>2. What it costs</h2>
<p>The list, the request, the search and our help are free for you. The Service lives on the commission paid by tutors.</p>

<h2>3. The course of a request</h2>
<ul>
<li>The tutor you choose accepts or declines within 24 hours. After a refusal or silence we offer the request to others it suits, unless you ask us not to.</li>
<li>A request without a named tutor is handled by a manager.</li>
<li>At most five tutors can answer; you can ask three personally at a time.</li>
<li>Only the appointed tutor sees your phone, email and address.</li>
<li>You can cancel at any time, without reasons or charge.</li>
</ul>

<h2>4. Lessons and their price</h2>
<p>You conclude the agreement on lessons with the tutor and pay the tutor. Prices in the list are in zlotys ({currency}) for 60 minutes. Settle in advance how lessons are moved or cancelled. Ask the tutor whether they act as a business: if not, consumer law may not cover the agreement on lessons. The Service reads profiles before publication and shows what has been verified, but doesn’t give lessons or promise results.</p>

<h2>5. Ranking and reviews</h2>
<p>The order of the list follows from reviews, speed of answers, completeness, a fresh schedule, verification, education and the last sign-in; a paid place is labelled “TOP · paid”. A review can come only from a request on which the tutor was appointed, the first lesson dated and the commission settled: this is how we check that its author had lessons. Marks go from 1 to 5, texts from 10 to 2000 characters, and you can change yours for 14 days. We publish good and bad reviews alike and hide only those that break the law or reveal others’ data, telling the author why.</p>

<h2>6. Packages of the partner school</h2>
<p>You pay for a package of the partner online school on the site, and the school receives the money. The full price is shown before payment and the first lesson is free. You may withdraw from this distance contract within 14 days without giving reasons by writing to the school or to {support_email}. If lessons began earlier at your request, you pay only for those held. Later you may give up lessons not yet held.</p>

<h2>7. Withdrawing from the contract with the Service</h2>
<p>You may withdraw from the free contract within 14 days and end it at any time: delete your profile in the settings or write to us. Unfinished requests are closed at once.</p>

<h2>8. Conduct</h2>
<p>Don’t give other people’s contact details, don’t send requests without wanting lessons, don’t spread tutors’ data, don’t collect content by software and don’t insult anyone. After a serious or repeated breach we may refuse new requests; we state the reason and you can appeal.</p>

<h2>9. Complaints and illegal content</h2>
<p>Send complaints to {support_email} or by post. We answer within 14 days; no answer means the complaint is accepted. The same address, our point of contact under Regulation (EU) 2022/2065, takes reports of illegal content: give the link and the reason.</p>
<p>Help in a dispute is offered by municipal and district consumer ombudsmen, by the Trade Inspection (mediation and arbitration) and by consumer organisations. The Office of Competition and Consumer Protection (UOKiK) informs about your rights.</p>

<h2>10. Liability</h2>
<p>The Service is liable for its services under general rules, including conformity of the digital service under the Consumer Rights Act of 30 May 2014. The tutor answers for lessons. If a tutor doesn’t call or come, we find another free of charge.</p>

<h2>11. Personal data</h2>
<p>See the <a href="{privacy_link}">privacy policy</a>. The supervisory authority is the President of the Personal Data Protection Office (UODO).</p>

<h2>12. Changes and law</h2>
<p>Changes with a valid reason (new law, new functions, security) are announced at least 14 days ahead; if you don’t agree, you can delete your profile. Requests already sent end under the earlier terms. Polish law applies, without depriving you of the protection of the country you live in. General rules name the court.</p>

<h2>13. Contact</h2>
<p>{company}, {company_address}. Phone {support_phone}, email <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
