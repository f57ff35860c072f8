/** Whether the client accepts an encoding. */
export function accepts(request: Request, encoding: string): boolean {
  const accepted = request.headers.get('accept-encoding') ?? '';

  return accepted.split(',').some((part) => {
    const [name = '', ...params] = part.split(';').map((word) => word.trim());

    return name === encoding && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });
}
