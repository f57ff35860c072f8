/** Hides what does nothing without JavaScript. */
export function WithoutScript({ hides }: { hides: string }) {
  return (
    <noscript>
      <style>{`${hides}{display:none!important}`}</style>
    </noscript>
  );
}
