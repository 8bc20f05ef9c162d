/** Fetches JSON, without a library, since the loader contains it. Rejects with the status as message if the answer is no success. */
export async function fetchJson(address: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...options, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
