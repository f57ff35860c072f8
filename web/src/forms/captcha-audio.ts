import type { Execute } from '../data/document.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { message } from '../messages.ts';
import { CaptchaAudioDocument, type CaptchaAudioQueryVariables } from './captcha-audio.generated.ts';

/** The numbers of a captcha read out, as an audio file; 404 when the view has expired or has no captcha. */
export async function captchaAudio(view: CaptchaAudioQueryVariables, execute: Execute): Promise<Response> {
  const { data, failures } = await execute(CaptchaAudioDocument, view);
  if (!data) throw new UpstreamError(failures);
  if (!data.captchaAudio) return new Response(`${message('page.error.404.body')}\n`, { status: 404 });

  const file = await fetch(data.captchaAudio);
  return new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': file.headers.get('content-type') ?? 'audio/wav',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
