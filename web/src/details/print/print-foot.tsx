import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import { codePath } from './code-path.ts';
import './print-foot.css';

/** On paper only: the URL of the page, to scan and to type. */
export function PrintFoot({ path }: { path: string }) {
  const { origin } = useSite();
  const url = new URL(path, origin);

  return (
    <div className="print-foot" aria-hidden="true">
      <img src={codePath(path)} alt="" width={96} height={96} />
      <p>
        {message('details.print.scan')}
        <span>{url.host + url.pathname}</span>
      </p>
    </div>
  );
}
