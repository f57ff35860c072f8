import { escapeHtml } from '#domain/html/escape-html.ts';
import { measuringMessage } from './measuring-messages.ts';

/** The visitor's choice, for half a year. */
export const CHOICE_COOKIE = 'measuring';
const CHOICE_SECONDS = 180 * 24 * 60 * 60;
/** Cookies of the services, deleted when the visitor withdraws the consent. */
const THEIR_COOKIES = '_ga|_gid|_gat|_gcl|_fbp|_fbc';

export type Choice = 'yes' | 'no' | null;

const STYLE = `
.consent{position:fixed;z-index:1050;inset-block-end:1rem;inset-inline:1rem;box-sizing:border-box;max-inline-size:34rem;
margin-inline:auto;padding:1rem 1.25rem;border:1px solid #d5d9e0;border-radius:12px;background:#fff;color:#1c2027;
box-shadow:0 12px 32px -8px rgb(16 24 40 / 35%);font-size:.9375rem;line-height:1.45;text-align:start}
.consent[hidden],.consent-again[hidden]{display:none}
.consent h2{margin:0 0 .25rem;color:inherit;font:inherit;font-weight:700}
.consent p{margin:0 0 .75rem}
.consent a{color:inherit;text-decoration:underline}
.consent div{display:flex;flex-wrap:wrap;gap:.5rem}
.consent button{flex:1 1 8rem;min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid #1c2027;border-radius:8px;
background:#fff;color:#1c2027;font:inherit;font-weight:600;cursor:pointer}
.consent button:hover{background:#eef0f4}
.consent button:focus-visible,.consent-again button:focus-visible{outline:3px solid var(--focus-ring,#1f6feb);outline-offset:2px}
.consent-again{margin:0;background:var(--color-bg);color:var(--color-muted)}
.consent-again span{display:block;box-sizing:border-box;max-inline-size:calc(var(--content-width) + 2*var(--gutter));margin-inline:auto;padding:0 var(--gutter) 1.25rem}
.consent-again button{min-block-size:2.75rem;padding:0;border:0;background:none;color:inherit;font:inherit;
font-size:.8125rem;text-decoration:underline;cursor:pointer}
@media print{.consent,.consent-again{display:none}}`;

/** Hidden until its script runs: without JavaScript nothing is measured and no question shown. */
const SCRIPT = `(function(){
var nonce=document.currentScript.nonce,root=document.getElementById('consent-root'),ask=root.querySelector('.consent'),again=root.querySelector('.consent-again'),choice=root.dataset.choice;
function show(asks){ask.hidden=!asks;again.hidden=asks}
function load(){root.querySelector('template').content.querySelectorAll('script').forEach(function(tag){
var copy=document.createElement('script');[].forEach.call(tag.attributes,function(a){if(a.name!=='nonce')copy.setAttribute(a.name,a.value)});
copy.nonce=nonce;copy.text=tag.text;copy.async=tag.async;document.head.append(copy)})}
function deleteCookies(){document.cookie.split('; ').forEach(function(pair){var name=pair.split('=')[0];if(!/^(${THEIR_COOKIES})/.test(name))return;
['','.'+location.hostname,'.'+location.hostname.split('.').slice(-2).join('.')].forEach(function(domain){
document.cookie=name+'=;path=/;max-age=0'+(domain?';domain='+domain:'')})})}
ask.addEventListener('click',function(event){var value=event.target.value;if(!value)return;
document.cookie='${CHOICE_COOKIE}='+value+';path=/;max-age=${CHOICE_SECONDS};samesite=lax'+(location.protocol==='https:'?';secure':'');
show(false);again.querySelector('button').focus({preventScroll:true});
if(value==='yes'&&choice!=='yes')load();
if(value==='no'&&choice==='yes'){deleteCookies();location.reload()}
choice=value});
again.addEventListener('click',function(){show(true);ask.querySelector('button').focus()});
show(!choice)})()`;

type Banner = {
  siteName: string;
  policyPath: string;
  choice: Choice;
  nonce: string;
  /** Theme of the footer, whose last line the button looks like. */
  footerTheme: string;
  /** What is loaded once the visitor agrees; inert until then. */
  tags: string;
};

/** The question whether visits may be measured, and below the page the button that asks again. */
export function consentBanner({ siteName, policyPath, footerTheme, choice, nonce, tags }: Banner): string {
  const translate = (key: 'title' | 'policy' | 'accept' | 'decline' | 'change') =>
    escapeHtml(measuringMessage(key));
  const text = escapeHtml(measuringMessage('text', { siteName }));

  return `<div id="consent-root" data-choice="${choice ?? ''}"><style>${STYLE}</style><template>${tags}</template><p class="consent-again theme theme-${escapeHtml(footerTheme)}" hidden><span><button type="button">${translate('change')}</button></span></p><section class="consent" aria-labelledby="consent-title" hidden><h2 id="consent-title">${translate('title')}</h2><p>${text} <a href="${escapeHtml(policyPath)}">${translate('policy')}</a></p><div><button type="button" value="no">${translate('decline')}</button><button type="button" value="yes">${translate('accept')}</button></div></section><script nonce="${nonce}">${SCRIPT}</script></div>`;
}
