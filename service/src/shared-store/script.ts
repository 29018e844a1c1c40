// What do processes that share their limits and counts ask of Redis or Valkey? One script, which runs as a whole or not at all:
// between a reading and a writing apart, a flood would get through.

/** The time of the server, one clock for all processes: seconds and microseconds since 1970. */
export const SERVER_TIME = `redis.call('TIME')`;

/**
 * The script. It takes a batch of counts into the book, and decides one call.
 *
 *     KEYS  1 the log of one client: a list of milliseconds, oldest first
 *           2 the book of counts: a hash of numbers
 *           3 when there is a batch: its mark, by which one that is sent again is known
 *     ARGV  1 limit; 0 when there is no call to decide   2 window in ms   3 life of the mark in ms
 *           4… field and number of each count of the batch
 *     gives {1 when allowed, calls left, ms until one more is let through}
 *
 * What stands at a key of ours and cannot be ours is thrown away. Stamps of the future are those of a clock that was put back
 * since: they are moved back with it, so that nobody waits longer than the window.
 * @param time a Lua expression for the server's time
 */
export const sharedScript = (time: string = SERVER_TIME): string => `
local log, book, mark = KEYS[1], KEYS[2], KEYS[3]
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])

local function clear_unless(kind, key)
  if redis.call('TYPE', key).ok ~= kind then redis.call('DEL', key) end
end

if mark and redis.call('SET', mark, 1, 'NX', 'PX', ARGV[3]) then
  clear_unless('hash', book)
  for at = 4, #ARGV, 2 do
    local field, count = ARGV[at], ARGV[at + 1]
    if type(redis.pcall('HINCRBY', book, field, count)) == 'table' then -- an error: there stood no number
      redis.call('HDEL', book, field)
      redis.call('HINCRBY', book, field, count)
    end
  end
end
if limit == 0 then return {1, 0, 0} end

local time = ${time}
local now = time[1] * 1000 + math.floor(time[2] / 1000)
clear_unless('list', log)
local newest = redis.call('LINDEX', log, -1)
local ahead = newest and (tonumber(newest) or now + window) - now or 0
if ahead > 0 then
  local stamps = redis.call('LRANGE', log, 0, -1)
  redis.call('DEL', log)
  for _, stamp in ipairs(stamps) do
    if tonumber(stamp) then redis.call('RPUSH', log, stamp - ahead) end
  end
end

local function stamp_of_oldest() return tonumber(redis.call('LINDEX', log, 0) or nil) end
local oldest = stamp_of_oldest()
while oldest and oldest <= now - window do
  redis.call('LPOP', log)
  oldest = stamp_of_oldest()
end
local calls = redis.call('LLEN', log)
local allowed = calls < limit
if allowed then
  redis.call('RPUSH', log, now)
  redis.call('PEXPIRE', log, window)
  calls = calls + 1
end
return {allowed and 1 or 0, limit - calls, (oldest or now) + window - now}
`;
